import { FileHeart, LockKeyhole, ShieldCheck } from 'lucide-react';
import { leavingInShort } from '@/data/whatLeaves';

/** The names are fixed (rule R64); the words say only what Taal does. */
export const privacyPoints = [
  {
    title: 'End-to-End Encryption',
    text: `The way to the server is encrypted; the server reads what arrives. ${leavingInShort} A message that speaks of danger is not sent, and with Incognito nothing is.`,
    Icon: LockKeyhole,
  },
  {
    title: 'GDPR Compliant',
    text: 'Your data is yours: export all of it to one file, bring it back, or erase it from this device.',
    Icon: FileHeart,
  },
  {
    title: '24/7 Security Monitoring',
    text: 'Look at any hour: the sync status shows what waits to leave this device, and your profile’s Privacy tab lists what has left.',
    Icon: ShieldCheck,
  },
] as const;
