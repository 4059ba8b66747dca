import { Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { openProfileEdit } from '@/data/repositories/profileDraft';
import type { UserProfile } from '@/domain/profile/ownProfile';
import { useServices } from '@/services/useServices';
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
import { queueProfile } from './queueProfile';
import { useEditState } from './useProfile';

const DiscardDialog = loadable(() => import('./editing/DiscardDialog'));

export interface ProfileTabProps {
  readonly stored: UserProfile;
}

/**
 * View mode or edit mode (rule “Save”); an edit survives a reload, and waits once the profile is
 * left.
 */
export function ProfileTab(props: ProfileTabProps) {
  const { database } = useServices();
  const state = useEditState(database);
  const isEditing = state === null ? null : state === 'open';
  const top = useFocusOnChange(isEditing);
  if (isEditing === null) return null;
  return (
    <div ref={top}>
      {isEditing ? <EditMode {...props} /> : <ViewMode {...props} editWaits={state === 'left'} />}
    </div>
  );
}

function ViewMode({ stored, editWaits }: ProfileTabProps & { readonly editWaits: boolean }) {
  const { database } = useServices();
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
          onClick={() => void openProfileEdit(database)}
        />
      </Row>
      <Text size="note" tone="soft">
        A preview: matches are practice partners, made up by Taal, so nobody else sees it yet.
      </Text>
      {editWaits && (
        <Text size="note">
          You have changes that are not saved yet. Edit profile goes on with them.
        </Text>
      )}
      <ProfileView stored={stored} database={database} />
    </Stack>
  );
}

function EditMode({ stored }: ProfileTabProps) {
  const services = useServices();
  const [asking, setAsking] = useState(false);
  const edit = useProfileEdit(stored);
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
      <PhotoAlbum photos={photos} onChanged={() => void queueProfile(services)} />
      {/* With the photos, or they would push a field that has the focus out of sight. */}
      {photos !== null && <ProfileForm edit={edit} onCancel={leave} onSave={edit.save} />}
      {asking && (
        <DiscardDialog onDiscard={() => void edit.discard()} onKeep={() => setAsking(false)} />
      )}
    </Stack>
  );
}
