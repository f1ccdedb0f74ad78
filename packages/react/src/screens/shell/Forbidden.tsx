import { useEffect, useRef } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { accessTexts } from '../../messages/en/access.ts';

/** Leads away from what is for administrators. What was shown of it is gone by then, and holds nobody back. */
export default function Forbidden() {
  const t = useMessages(accessTexts);
  const { navigation, paths, notify } = useCarillon('RequireSession');
  const navigate = navigation.useNavigate();
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    notify({ kind: 'warning', title: t('shell.adminsOnly'), detail: t('shell.adminsOnly.detail') });
    navigate(paths.profile, { replace: true });
  }, [t, notify, navigate, paths]);
  return null;
}
