import { Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { putProfileDraft } from '@/data/repositories/profileDraft';
import type { UserProfile } from '@/domain/profile/ownProfile';
import { draftOf } from '@/domain/profile/profileDraft';
import { Heading } from '@/ui/components/Heading/Heading';
import { IconButton } from '@/ui/components/IconButton/IconButton';
import { Text } from '@/ui/components/Text/Text';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { loadable } from '@/ui/loadable';
import { ProfileForm } from './editing/ProfileForm';
import { useFocusOnChange } from './editing/useFocusOnChange';
import { useProfileEdit } from './editing/useProfileEdit';
import { ProfileView } from './ProfileView';
import { PhotoAlbum } from './photos/album/PhotoAlbum';
import { usePhotos } from './photos/usePhotos';
import type { ProfileServices } from './profileServices';
import { queueProfile } from './queueProfile';
import { useHasDraft } from './useProfile';

const DiscardDialog = loadable(() => import('./editing/DiscardDialog'));

export interface ProfileTabProps {
  readonly services: ProfileServices;
  readonly stored: UserProfile;
}

/** View mode or edit mode (rule R39); an edit survives a reload. */
export function ProfileTab(props: ProfileTabProps) {
  const { services } = props;
  const isEditing = useHasDraft(services.database);
  const top = useFocusOnChange(isEditing);
  if (isEditing === null) return null;
  return <div ref={top}>{isEditing ? <EditMode {...props} /> : <ViewMode {...props} />}</div>;
}

function ViewMode({ services, stored }: ProfileTabProps) {
  return (
    <Stack gap="x4">
      <Row justify="between">
        <Heading level={2} tabIndex={-1}>
          How others see you
        </Heading>
        <IconButton
          label="Edit profile"
          tone="quiet"
          icon={<Pencil size={20} aria-hidden />}
          onClick={() =>
            void putProfileDraft(services.database, draftOf(stored.profile, stored.lookingFor))
          }
        />
      </Row>
      <Text size="note" tone="soft">
        A preview: matches are practice partners, made up by Taal, so nobody else sees it yet.
      </Text>
      <ProfileView stored={stored} database={services.database} />
    </Stack>
  );
}

function EditMode({ services, stored }: ProfileTabProps) {
  const [asking, setAsking] = useState(false);
  const edit = useProfileEdit(services, stored);
  const photos = usePhotos(services.database);
  const leave = () => {
    if (edit.isChanged) setAsking(true);
    else void edit.discard();
  };
  return (
    <Stack gap="x4">
      <Row justify="between">
        <Heading level={2} tabIndex={-1}>
          Edit your profile
        </Heading>
        <IconButton
          label="Close editing"
          tone="quiet"
          icon={<X size={20} aria-hidden />}
          onClick={leave}
        />
      </Row>
      <PhotoAlbum
        photos={photos}
        services={services}
        onChanged={() => void queueProfile(services)}
      />
      {/* With the photos, or they would push a field that has the focus out of sight. */}
      {photos !== null && <ProfileForm edit={edit} onCancel={leave} onSave={edit.save} />}
      {asking && (
        <DiscardDialog onDiscard={() => void edit.discard()} onKeep={() => setAsking(false)} />
      )}
    </Stack>
  );
}
