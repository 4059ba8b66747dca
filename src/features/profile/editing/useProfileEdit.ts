import { useEffect, useState } from 'react';
import type { UserProfile } from '@/domain/profile/ownProfile';
import {
  draftOf,
  isSameDraft,
  type ProfileDraft,
  type RefusableField,
  refusedFields,
} from '@/domain/profile/profileDraft';
import { useServices } from '@/services/useServices';
import { usePageLeaving } from '@/ui/page/usePageLeaving';
import { useStore } from '@/ui/state/useStore';
import { createProfileEditor, type ProfileEditor } from './profileEditor';

export interface ProfileEdit extends Pick<ProfileEditor, 'change' | 'save' | 'discard'> {
  readonly edited: ProfileDraft;
  readonly isChanged: boolean;
  /** The fields that must be mended before the profile can be stored. */
  readonly refused: readonly RefusableField[];
}

const nothing = () => {};

/** An edit of the profile, from when its form is shown. */
export function useProfileEdit({
  profile,
  lookingFor,
}: Pick<UserProfile, 'profile' | 'lookingFor'>): ProfileEdit {
  const services = useServices();
  const [editor] = useState(() => createProfileEditor(services, profile, lookingFor));
  const { open, leave, change, save, discard } = editor;
  const edited = useStore(editor.edited);
  useEffect(() => open(), [open]);
  usePageLeaving(leave, nothing);
  const isChanged = !isSameDraft(edited, draftOf(profile, lookingFor));
  return { edited, isChanged, refused: refusedFields(edited), change, save, discard };
}
