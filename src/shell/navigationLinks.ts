/** The links of the top navigation, in their order (rule R62). */
export const navigationLinks = [
  { to: '/', label: 'Home' },
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/chat', label: 'AI Chat' },
  { to: '/matches', label: 'Matches' },
  { to: '/profile', label: 'Profile' },
] as const;
