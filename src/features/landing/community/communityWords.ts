export const COMMUNITY = {
  title: 'A community in step',
  text: 'For first-timers, second chances and midnight poets, in any city.',
  cities: [
    'Bengaluru',
    'Mumbai',
    'Delhi',
    'Kolkata',
    'Chennai',
    'Hyderabad',
    'Jaipur',
    'Kochi',
    'Pune',
    'Lucknow',
  ],
} as const;
