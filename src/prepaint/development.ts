import { prepareWindow } from './prepareWindow.ts';

prepareWindow(window);
