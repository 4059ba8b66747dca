import { addQuestion, fixIt, lessNeedy, lighter, shorten, soften } from './changeDraft';
import { dateQuestions, writeBio } from './fromProfile';
import type { Job } from './job';
import { replyTo } from './replyTo';
import { chooseBetween, critique } from './reviewDraft';
import {
  writeApology,
  writeDecline,
  writeInvitation,
  writeNudge,
  writeOpener,
} from './writeMessage';
import { writeSaying } from './writeSaying';

/** What the coach writes, changes or judges, by the id of the intent that asks for it. */
export const JOBS: ReadonlyMap<string, Job> = new Map(
  Object.entries({
    writeOpener,
    writeInvitation,
    writeNudge,
    writeApology,
    writeDecline,
    writeSaying,
    writeBio,
    dateQuestions,
    shorten,
    soften,
    lessNeedy,
    addQuestion,
    lighter,
    fixIt,
    critique,
    whatToReply: replyTo,
    chooseBetween,
  }),
);
