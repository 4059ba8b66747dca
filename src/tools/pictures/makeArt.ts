import { lightPicture } from './lightPicture';
import { communityScene } from './scenes/community';
import { emptyScenes } from './scenes/empty';
import { landingScenes } from './scenes/landing';
import { onboardingScenes } from './scenes/onboarding';
import { onboardingDeviceScenes } from './scenes/onboardingOnDevice';
import { svgDocument, writePicture } from './svg';

const scenes = [
  ...onboardingScenes,
  ...onboardingDeviceScenes,
  ...landingScenes,
  communityScene,
  ...emptyScenes,
];

/** Every scene, by the path of its file. */
export function drawArt(): Map<string, string> {
  return new Map(
    scenes.map(({ name, ...drawing }) => [
      `public/pictures/${name}.svg`,
      lightPicture(svgDocument(drawing)),
    ]),
  );
}

export function makeArt(): void {
  for (const [path, picture] of drawArt()) writePicture(path, picture);
}
