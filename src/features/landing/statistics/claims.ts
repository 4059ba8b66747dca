/** The claims (rule R64), and a rhythm for each. */
export const statistics = [
  { value: '2M+', label: 'Active Users', beats: [0.3, 0.5, 0.8, 0.4, 0.9, 0.6, 1, 0.7] },
  { value: '500K+', label: 'Successful Matches', beats: [0.5, 0.9, 0.9, 0.3, 0.5, 0.9, 0.9, 0.3] },
  { value: '95%', label: 'Satisfaction', beats: [0.2, 0.35, 0.5, 0.62, 0.74, 0.84, 0.92, 1] },
  { value: '24/7', label: 'AI Support', beats: [0.7, 0.4, 0.7, 0.4, 0.7, 0.4, 0.7, 0.4] },
] as const;
