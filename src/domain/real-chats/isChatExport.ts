/**
 * Whether a file that is opened with Taal is an exported chat, by its name: texts and archives are,
 * and of JSON what Telegram, Instagram and Facebook write. All other JSON may be a backup of Taal.
 */
export function isChatExport(name: string): boolean {
  return (
    /\.(?:txt|zip)$/i.test(name) || /^(?:result\b.*|message_\d+\b.*|.+_\d{1,4})\.json$/i.test(name)
  );
}
