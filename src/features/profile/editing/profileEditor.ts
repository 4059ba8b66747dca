import { ignoreClosed } from '@/data/database/ignoreClosedDatabase';
import { writeSafely } from '@/data/database/writeSafely';
import {
  deleteProfileDraft,
  getProfileDraft,
  PROFILE_DRAFT,
  putProfileDraft,
} from '@/data/repositories/profileDraft';
import type { LookingFor } from '@/domain/profile/genders';
import { ANYONE } from '@/domain/profile/lookingFor';
import type { OwnProfile } from '@/domain/profile/ownProfile';
import { draftOf, type ProfileDraft, profileOf } from '@/domain/profile/profileDraft';
import { createStore, type ReadableStore } from '@/domain/store';
import type { Services } from '@/services/services';
import { startLoad } from '@/ui/state/useLoaded';
import { saveProfile } from './saveProfile';

export interface ProfileEditor {
  /** What the form holds: each field as it was typed. */
  readonly edited: ReadableStore<ProfileDraft>;
  /** Goes on with an edit that was neither saved nor cancelled, once it is read. Returns the end. */
  readonly open: () => () => void;
  readonly change: (part: Partial<ProfileDraft>) => void;
  /** Stores the profile, unless a field is refused. */
  readonly save: () => Promise<void>;
  readonly discard: () => Promise<void>;
  /** The page goes: what is not stored yet is kept where that takes no time. */
  readonly leave: () => void;
}

/**
 * An edit of the profile that begins with what is stored. Each change is stored as a draft, so that
 * a reload loses nothing.
 */
export function createProfileEditor(
  services: Pick<Services, 'database' | 'health' | 'clock' | 'random' | 'newId' | 'lastWords'>,
  stored: OwnProfile,
  lookingFor: LookingFor = ANYONE,
): ProfileEditor {
  const { database, lastWords } = services;
  const edited = createStore(draftOf(stored, lookingFor));
  let isTouched = false;
  let unsaved: ProfileDraft | null = null;

  async function read(): Promise<ProfileDraft | null> {
    await lastWords.store();
    return getProfileDraft(database);
  }

  function forgetUnsaved(): void {
    unsaved = null;
    lastWords.forget(PROFILE_DRAFT);
  }

  async function store(draft: ProfileDraft): Promise<void> {
    unsaved = draft;
    try {
      await writeSafely(services, () => putProfileDraft(database, draft));
      if (unsaved === draft) forgetUnsaved();
    } catch {
      // It is still in the form, and kept when the page is left.
    }
  }

  return {
    edited,
    open: () =>
      startLoad(
        () => ignoreClosed(read()),
        (draft) => {
          if (!isTouched) edited.set(draft);
        },
      ),
    change(part) {
      isTouched = true;
      edited.set({ ...edited.get(), ...part });
      void store(edited.get());
    },
    async save() {
      const draft = edited.get();
      const profile = profileOf(draft);
      if (profile === null) return;
      await saveProfile(services, profile, draft.lookingFor);
      forgetUnsaved();
    },
    discard() {
      forgetUnsaved();
      return deleteProfileDraft(database);
    },
    leave() {
      if (unsaved !== null) lastWords.keep(PROFILE_DRAFT, unsaved);
    },
  };
}
