import { FileHeart, LockKeyhole, ShieldCheck } from 'lucide-react';

/** The names are fixed (rule R64); the words say only what Taal does. */
export const privacyPoints = [
  {
    title: 'End-to-End Encryption',
    text: 'Chats are kept on this device. A message leaves it only to be analysed, over the site’s encrypted connection; switch on Incognito and none does.',
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
