import { useEffect } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { useScreenFrame } from '../../ui/layout/ScreenFrame.ts';

interface PageDescriptionProps {
  description: string;
  /** The address that counts, of all that show the same; none where nothing is to be found here. */
  path?: string;
  /** What is shown as data (https://schema.org), which nobody executes. */
  data?: object;
}

/** What search engines read of a page, in the head of the document; nothing where the page is the host's own. */
export function PageDescription({ description, path, data }: PageDescriptionProps) {
  const { describesPage } = useScreenFrame();
  const { useHref } = useCarillon('PageDescription').navigation;
  const href = useHref(path ?? '/');
  useDataBlock(describesPage && data ? toDataBlock(data) : undefined);
  if (!describesPage) return null;
  return (
    <>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        typeof location !== 'undefined' && <link rel="canonical" href={new URL(href, location.href).href} />
      )}
    </>
  );
}

/** No '<', so that a text can neither end the block nor begin a comment, wherever it is copied to. */
const toDataBlock = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** React makes a script by writing HTML, which the content policy of our hosts refuses. A node of text is no HTML. */
function useDataBlock(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return;
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.append(text);
    document.head.append(block);
    return () => block.remove();
  }, [text]);
}
