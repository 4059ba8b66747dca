/** The prices and benefits (rule R65). */
export const plans = [
  {
    name: 'Basic',
    price: 'Free',
    per: '',
    popular: false,
    benefits: ['Basic matching', 'Limited messages', 'Profile creation'],
  },
  {
    name: 'Premium',
    price: '$19',
    per: '/mo',
    popular: true,
    benefits: ['AI analysis', 'Unlimited messages', 'Advanced matching', 'Priority support'],
  },
  {
    name: 'Elite',
    price: '$39',
    per: '/mo',
    popular: false,
    benefits: ['Everything in Premium', 'Personal AI coach', 'Video calls', 'Exclusive events'],
  },
] as const;

export type Plan = (typeof plans)[number];
