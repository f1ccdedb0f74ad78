import type { Decorator } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Stage } from '../../.storybook/stage.ts';

/**
 * Asks the platform for an e-mail, and opens its link: where it is asked, who gets it, and where its link leads. `usedFor`:
 * another tab had it before, and sent so much beside the token.
 */
export const withMailedLink =
  (asked: string, email: string, path: string, usedFor?: object): Decorator =>
  (Story, { loaded }) => {
    const navigate = useNavigate();
    const [isOpen, setOpen] = useState(false);
    const isAsked = useRef(false);
    const { platform } = loaded.stage as Stage;
    useEffect(() => {
      async function open() {
        const post = (name: string, body: object) =>
          platform.handle(
            new Request(`http://stage/api/accounts/${name}`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(body),
            }),
          );
        const { debug } = await (await post(asked, { email })).json();
        if (usedFor) await post(path.replace('/backend/', ''), { ...usedFor, token: debug.jwt });
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
