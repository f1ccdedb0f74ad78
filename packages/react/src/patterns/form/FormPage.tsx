import { type FormEvent, type ReactNode, useRef } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { formTexts } from '../../messages/en/form.ts';
import { Breadcrumbs, type Crumb, joinClasses, Screen, ScreenTitle } from '../../ui/index.ts';
import { page } from '../../ui/layout/Screen.css.ts';
import { useScreenFrame } from '../../ui/layout/ScreenFrame.ts';
import { FormBanner } from './FormBanner.tsx';
import { FormBar, type FormBarProps } from './FormBar.tsx';
import * as styles from './FormPage.css.ts';
import { useFirstField } from './useFirstField.ts';

export interface FormPageProps extends Omit<FormBarProps, 'form'> {
  form: FormBarProps['form'] & { readonly onSubmit: () => void };
  title: string;
  /** The way here, with the page itself at its end. */
  crumbs?: readonly Crumb[];
  /** Under the title: what is known of the record. */
  second?: ReactNode;
  /** At the end of the title: what else can be done. */
  end?: ReactNode;
  /** Above the sections: why it cannot be sent for now, in a banner; the bar says it in the words of `waiting`. */
  banner?: ReactNode;
  /** Above the sections: what somebody else has made of it meanwhile. */
  conflict?: ReactNode;
  /** The focus begins at the first field, as in a form for something new. */
  beginsAtField?: boolean;
  /** There is nothing to send. */
  hasNoBar?: boolean;
  /** Sections in a `Panel`. */
  children: ReactNode;
  /** Questions over it. */
  over?: ReactNode;
}

/** A page that is one form, whatever it sends: title, sections, and a bar that stays in sight (S2 Forms). */
export function FormPage(props: FormPageProps) {
  const {
    form,
    title,
    crumbs,
    second,
    end,
    banner,
    conflict,
    beginsAtField = false,
    hasNoBar,
    children,
    over,
    ...bar
  } = props;
  const formRef = useRef<HTMLFormElement>(null);
  useFirstField(formRef, beginsAtField);
  const t = useMessages(formTexts);
  const { pageActions } = useScreenFrame();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // That of a host, which a browser takes for one of the form.
    if (!submitter?.closest('[data-carillon-part="title"]')) form.onSubmit();
  }
  return (
    <Screen className={styles.screen} isLoading={bar.isLoading}>
      <form
        ref={formRef}
        data-carillon-part="form"
        className={styles.form}
        onSubmit={handleSubmit}
        noValidate
      >
        {/* Enter presses the first button of a form: never one of the host's. */}
        {pageActions !== undefined && <button type="submit" hidden />}
        <div className={joinClasses(page, styles.page)}>
          {crumbs && <Breadcrumbs aria-label={t('form.path')} crumbs={crumbs} />}
          <ScreenTitle second={second} end={end}>
            {title}
          </ScreenTitle>
          <FormBanner>{conflict || undefined}</FormBanner>
          <FormBanner>{banner}</FormBanner>
          {children}
        </div>
        {!hasNoBar && <FormBar form={form} {...bar} />}
      </form>
      {over}
    </Screen>
  );
}
