import { OnScreenKeyboard } from './keyboard/on-screen-keyboard.tsx';
import type { KioskTools } from './tools.ts';
import './kiosk-mode.css';

/** What stands beside the app on a kiosk, over every page. */
export function KioskMode(_: { readonly tools: KioskTools }) {
  return <OnScreenKeyboard />;
}
