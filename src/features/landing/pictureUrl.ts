/** Address of a stock picture, such as `landing/privacy.svg`, also where Taal lives in a folder. */
export const pictureUrl = (path: string) => `${import.meta.env.BASE_URL}pictures/${path}`;
