import type { Decorator } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Stage } from '../../.storybook/stage.ts';

/** Asks the platform for an e-mail, and opens its link: where it is asked, who gets it, and where its link leads. */
export const withMailedLink =
  (asked: string, email: string, path: string): Decorator =>
  (Story, { loaded }) => {
    const navigate = useNavigate();
    const [isOpen, setOpen] = useState(false);
    const isAsked = useRef(false);
    const { platform } = loaded.stage as Stage;
    useEffect(() => {
      async function open() {
        const request = new Request(`http://stage/api/accounts/${asked}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email }),
        });
        const { debug } = await (await platform.handle(request)).json();
        navigate(`${path}?token=${debug.jwt}`);
        setOpen(true);
      }
      // Another page gives another `navigate`.
      if (isAsked.current) return;
      isAsked.current = true;
      void open();
    }, [platform, navigate]);
    return <>{isOpen && <Story />}</>;
  };
