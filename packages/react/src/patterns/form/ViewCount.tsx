import { useFormat } from '../../hooks/useFormat.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { formTexts } from '../../messages/en/form.ts';
import { Link } from '../../ui/actions/Link.tsx';
import * as styles from './ViewCount.css.ts';

export interface ViewCountProps {
  count: number;
  /** What is counted, for those who hear the link alone: 'Devices'. */
  name: string;
  /** Where they are; left out where the host has no such page. */
  href?: string | undefined;
}

/**
 * How many of something belong to a record, with the way to them (USR-06): a value of `Facts`.
 *
 * @example { label: t('user.devices'), value: <ViewCount count={3} name={t('user.devices')} href={hasPage('devices') ? paths.devices(id) : undefined} /> }
 */
export function ViewCount({ count, name, href }: ViewCountProps) {
  const t = useMessages(formTexts);
  const { number } = useFormat();
  return (
    <span className={styles.line}>
      {number(count)}
      {href !== undefined && (
        <Link href={href} aria-label={t('form.view.of', { name })}>
          {t('form.view')}
        </Link>
      )}
    </span>
  );
}
