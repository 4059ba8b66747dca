/** The seven routes, each as the first that somebody opens. */
export const ROUTES = ['/', '/onboarding', '/dashboard', '/chat', '/matches', '/profile', '/read'];
