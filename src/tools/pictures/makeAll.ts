import { makeArt } from './makeArt';
import { makeIcons } from './makeIcons';
import { makePortraits } from './makePortraits';

makePortraits();
makeArt();
await makeIcons();
