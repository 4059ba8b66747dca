export const COMMUNITY = {
  title: 'A community in step',
  text: 'For first-timers and second chances, early risers and midnight poets, in any city.',
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
