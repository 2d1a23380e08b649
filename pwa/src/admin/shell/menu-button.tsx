import { type ComponentProps, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { ActionMenu, type MenuAction } from './action-menu.tsx';

interface MenuButtonProps extends ComponentProps<typeof Button> {
  /** Said of the menu. */
  menu: string;
  /** Asked when it opens. */
  actions: () => readonly MenuAction[];
}

/** A button that opens what can be done. */
export function MenuButton({ menu, actions, ...button }: MenuButtonProps) {
  const [opener, setOpener] = useState<HTMLElement>();
  // A tap on it closes its menu before it is a click.
  const wasOpen = useRef(false);
  return (
    <>
      <Button
        {...button}
        aria-haspopup="menu"
        aria-expanded={opener !== undefined}
        onPointerDown={() => {
          wasOpen.current = opener !== undefined;
        }}
        onClick={({ currentTarget }) => {
          if (!wasOpen.current) setOpener(currentTarget);
          wasOpen.current = false;
        }}
      />
      {opener && <ActionMenu label={menu} actions={actions()} opener={opener} onClose={() => setOpener(undefined)} />}
    </>
  );
}
