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

export function makeArt(): void {
  for (const { name, ...drawing } of scenes) {
    writePicture(`public/pictures/${name}.svg`, svgDocument(drawing));
  }
}
