/** Links that lead nowhere yet (rule R64). */
export const linkGroups = [
  { title: 'Quick Links', links: ['About Taal', 'Success Stories', 'Help Centre', 'Careers'] },
  {
    title: 'Features',
    links: ['AI Coach', 'Typing Rhythm', 'Smart Filters', 'Offline Chat'],
  },
] as const;

export const legalLinks = ['Privacy Policy', 'Terms of Service', 'Cookie Policy'] as const;

export const contact = {
  title: 'Contact',
  lines: ['hello@taal.example', '+91 00000 00000', 'Bengaluru, India'],
} as const;

export const CREDITS = 'Portraits: Avataaars by Pablo Stanley, via DiceBear.';
