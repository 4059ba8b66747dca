import { useEffect, useState } from 'react';
import { CAPTURE_BEFORE_DEXIE_CLOSES } from '@/data/browser-storage/draftJournal';
import type { UserProfile } from '@/domain/profile/ownProfile';
import {
  draftOf,
  isSameDraft,
  type ProfileDraft,
  type RefusableField,
  refusedFields,
} from '@/domain/profile/profileDraft';
import { useStore } from '@/ui/state/useStore';
import type { ProfileServices } from '../profileServices';
import { createProfileEditor, type ProfileEditor } from './profileEditor';

export interface ProfileEdit extends Pick<ProfileEditor, 'change' | 'save' | 'discard'> {
  readonly edited: ProfileDraft;
  readonly isChanged: boolean;
  /** The fields that must be mended before the profile can be stored. */
  readonly refused: readonly RefusableField[];
}

/** An edit of the profile, from when its form is shown. */
export function useProfileEdit(
  services: ProfileServices,
  { profile, lookingFor }: Pick<UserProfile, 'profile' | 'lookingFor'>,
): ProfileEdit {
  const [editor] = useState(() => createProfileEditor(services, profile, lookingFor));
  const { open, leave, change, save, discard } = editor;
  const edited = useStore(editor.edited);
  useEffect(() => open(), [open]);
  useEffect(() => {
    addEventListener('pagehide', leave, CAPTURE_BEFORE_DEXIE_CLOSES);
    return () => removeEventListener('pagehide', leave, CAPTURE_BEFORE_DEXIE_CLOSES);
  }, [leave]);
  const isChanged = !isSameDraft(edited, draftOf(profile, lookingFor));
  return { edited, isChanged, refused: refusedFields(edited), change, save, discard };
}
