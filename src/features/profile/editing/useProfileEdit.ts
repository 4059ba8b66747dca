import { useEffect, useState } from 'react';
import { CAPTURE_BEFORE_DEXIE_CLOSES } from '@/data/browser-storage/draftJournal';
import type { OwnProfile } from '@/domain/profile/ownProfile';
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
export function useProfileEdit(services: ProfileServices, stored: OwnProfile): ProfileEdit {
  const [editor] = useState(() => createProfileEditor(services, stored));
  const { open, leave, change, save, discard } = editor;
  const edited = useStore(editor.edited);
  useEffect(() => open(), [open]);
  useEffect(() => {
    addEventListener('pagehide', leave, CAPTURE_BEFORE_DEXIE_CLOSES);
    return () => removeEventListener('pagehide', leave, CAPTURE_BEFORE_DEXIE_CLOSES);
  }, [leave]);
  const isChanged = !isSameDraft(edited, draftOf(stored));
  return { edited, isChanged, refused: refusedFields(edited), change, save, discard };
}
