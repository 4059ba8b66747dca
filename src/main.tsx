import './ui/theme/global.css';
import { start } from './app/start';

start();
