import { useEffect, useRef, useState } from 'react';
import { CAPTURE_BEFORE_DEXIE_CLOSES } from '@/data/browser-storage/draftJournal';
import { ignoreClosed } from '@/data/database/ignoreClosedDatabase';
import { writeSafely } from '@/data/database/writeSafely';
import {
  deleteProfileDraft,
  getProfileDraft,
  leaveProfileDraft,
  putProfileDraft,
  settleProfileDraft,
} from '@/data/repositories/profileDraft';
import type { OwnProfile } from '@/domain/profile/ownProfile';
import {
  draftOf,
  isSameDraft,
  type ProfileDraft,
  profileOf,
  type RefusableField,
  refusedFields,
} from '@/domain/profile/profileDraft';
import type { ProfileServices } from '../profileServices';
import { saveProfile } from './saveProfile';

export interface ProfileEdit {
  readonly edited: ProfileDraft;
  readonly isChanged: boolean;
  /** The fields that must be mended before the profile can be stored. */
  readonly refused: readonly RefusableField[];
  readonly change: (part: Partial<ProfileDraft>) => void;
  /** Stores the profile, unless a field is refused. */
  readonly save: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

/** An edit of the profile. Each change is stored as a draft, so that a reload loses nothing. */
export function useProfileEdit(services: ProfileServices, stored: OwnProfile): ProfileEdit {
  const { database } = services;
  const [edited, setEdited] = useState(() => draftOf(stored));
  const touched = useRef(false);
  // Two changes in one event build on one another.
  const latest = useRef(edited);
  const unsaved = useRef<ProfileDraft | null>(null);

  useEffect(() => {
    let current = true;
    const read = async () => {
      // Where there is no room to store it, it is read from where it was kept.
      await settleProfileDraft(database).catch(() => {});
      const draft = await getProfileDraft(database);
      if (!current || draft === null || touched.current) return;
      latest.current = draft;
      setEdited(draft);
    };
    void ignoreClosed(read());
    const leave = () => {
      if (unsaved.current !== null) leaveProfileDraft(database, unsaved.current);
    };
    addEventListener('pagehide', leave, CAPTURE_BEFORE_DEXIE_CLOSES);
    return () => {
      current = false;
      removeEventListener('pagehide', leave, CAPTURE_BEFORE_DEXIE_CLOSES);
    };
  }, [database]);

  async function store(next: ProfileDraft): Promise<void> {
    try {
      await writeSafely(database, () => putProfileDraft(database, next));
      if (unsaved.current === next) unsaved.current = null;
    } catch {
      // It is still in the form, and kept when the page is left.
    }
  }

  return {
    edited,
    isChanged: !isSameDraft(edited, draftOf(stored)),
    refused: refusedFields(edited),
    change(part) {
      touched.current = true;
      const next = { ...latest.current, ...part };
      latest.current = next;
      setEdited(next);
      unsaved.current = next;
      void store(next);
    },
    async save() {
      const profile = profileOf(edited);
      if (profile !== null) await saveProfile(services, profile);
    },
    discard: () => deleteProfileDraft(database),
  };
}
