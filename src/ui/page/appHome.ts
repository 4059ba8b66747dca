/** The address of the app, which is the scope of its worker. */
export const appHome = () => new URL(import.meta.env.BASE_URL, location.href).href;
