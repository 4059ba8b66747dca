import { useEffect, useRef, useState } from 'react';
import {
  deleteProfileDraft,
  getProfileDraft,
  leaveProfileDraft,
  putProfileDraft,
  settleProfileDraft,
} from '@/data/repositories/profileDraft';
import { BEFORE_CLOSING } from '@/data/storage/lastWords';
import { unlessClosed } from '@/data/storage/unlessClosed';
import { writeSafely } from '@/data/storage/writeSafely';
import { HEIGHT_BOUNDS } from '@/domain/profile/height';
import { isWithin, OWN_AGE_BOUNDS } from '@/domain/profile/ownAge';
import type { OwnProfile } from '@/domain/profile/ownProfile';
import type { ProfileServices } from './profileServices';
import { saveProfile } from './saveProfile';

export interface ProfileEdit {
  readonly edited: OwnProfile;
  readonly isChanged: boolean;
  readonly errors: { readonly age: string | null; readonly height: string | null };
  readonly change: (part: Partial<OwnProfile>) => void;
  /** Stores the profile; false when a field must be mended first. */
  readonly save: () => Promise<boolean>;
  readonly discard: () => Promise<void>;
}

function errorsOf({ age, height }: OwnProfile): ProfileEdit['errors'] {
  const [youngest, oldest] = OWN_AGE_BOUNDS;
  const [shortest, tallest] = HEIGHT_BOUNDS;
  return {
    age: isWithin(age, OWN_AGE_BOUNDS)
      ? null
      : `Taal is for adults: a whole number from ${youngest} to ${oldest}.`,
    height: isWithin(height, HEIGHT_BOUNDS)
      ? null
      : `In centimetres: a whole number from ${shortest} to ${tallest}.`,
  };
}

/** An edit of the profile. Each change is stored as a draft, so that a reload loses nothing. */
export function useProfileEdit(services: ProfileServices, stored: OwnProfile): ProfileEdit {
  const { database } = services;
  const [edited, setEdited] = useState(stored);
  const touched = useRef(false);
  const unsaved = useRef<OwnProfile | null>(null);

  useEffect(() => {
    let current = true;
    const read = async () => {
      // Where there is no room to store it, it is read from where it was kept.
      await settleProfileDraft(database).catch(() => {});
      const draft = await getProfileDraft(database);
      if (current && draft !== null && !touched.current) setEdited(draft);
    };
    void unlessClosed(read());
    const leave = () => {
      if (unsaved.current !== null) leaveProfileDraft(database, unsaved.current);
    };
    addEventListener('pagehide', leave, BEFORE_CLOSING);
    return () => {
      current = false;
      removeEventListener('pagehide', leave, BEFORE_CLOSING);
    };
  }, [database]);

  async function store(next: OwnProfile): Promise<void> {
    try {
      await writeSafely(database, () => putProfileDraft(database, next));
      if (unsaved.current === next) unsaved.current = null;
    } catch {
      // It is still in the form, and kept when the page is left.
    }
  }

  const errors = errorsOf(edited);
  const { photos: _, ...fields } = edited;
  const { photos: __, ...storedFields } = stored;
  return {
    edited,
    isChanged: JSON.stringify(fields) !== JSON.stringify(storedFields),
    errors,
    change(part) {
      touched.current = true;
      const next = { ...edited, ...part };
      setEdited(next);
      unsaved.current = next;
      void store(next);
    },
    async save() {
      if (errors.age !== null || errors.height !== null) return false;
      return saveProfile(services, edited);
    },
    discard: () => deleteProfileDraft(database),
  };
}
