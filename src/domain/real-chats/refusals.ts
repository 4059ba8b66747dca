/** Why a file or a text is not read as a chat (rule “Limits”). */
export const READ_REFUSALS = [
  'empty',
  'anotherKind',
  'webPage',
  'noMessages',
  'unknownHalf',
  'cutOff',
  'severalChats',
  'tooManyPeople',
  'tooLarge',
  'lockedArchive',
  'archiveInArchive',
  'archiveWithoutChat',
  'unreadable',
] as const;

export type ReadRefusal = (typeof READ_REFUSALS)[number];

/** What people read for each. */
export const REFUSAL_SENTENCES: Readonly<Record<ReadRefusal, string>> = {
  empty: 'There is nothing in it. Export the chat again, or paste it.',
  anotherKind:
    'This is a different kind of file. Taal reads .txt and .zip of WhatsApp, and .json of Telegram, Instagram and Facebook.',
  webPage:
    'This is an HTML export. Export again with the format JSON: Accounts Centre and Telegram ask for the format first.',
  noMessages: 'None of its lines is a message that Taal can read.',
  unknownHalf:
    'Its times use a word for AM or PM that Taal does not know. Export the chat with a 24-hour clock.',
  cutOff: 'The end of the file is missing. Export the chat again.',
  severalChats: 'It holds several chats. Export only the one that you want to read.',
  tooManyPeople: 'More than 500 people write here. Taal reads smaller groups.',
  tooLarge: 'It is larger than 64 MB. Export the chat without media.',
  lockedArchive: 'The archive is locked with a password. Unpack it, then choose the file in it.',
  archiveInArchive: 'There is an archive in the archive. Unpack it, then choose the file in it.',
  archiveWithoutChat: 'There is no chat in this archive.',
  unreadable: 'The file is damaged, or it could not be opened. Export the chat again.',
};

/** Most bytes of a chat, unpacked. */
export const MOST_BYTES = 64 * 1024 * 1024;

/** Most people of a chat. */
export const MOST_PEOPLE = 500;
