// A form with rows in one of three ways: `?as=ours|hookForm|tanstack`. `check` tells what of it works.
import { createRoot } from 'react-dom/client';
import { source } from './source.js';

const ways = {
  ours: () => import('./ours.jsx'),
  hookForm: () => import('./hookForm.jsx'),
  tanstack: () => import('./tanstack.jsx'),
};

/** A control as those of the kit are given their field. */
export function Input({ name, value, onChange, errorText, isReadOnly, inputRef }) {
  return (
    <label>
      {name}
      <input
        ref={inputRef}
        name={name}
        value={value}
        readOnly={isReadOnly}
        aria-invalid={errorText ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <output>{errorText}</output>
    </label>
  );
}

const { ProductForm } = await ways[new URLSearchParams(location.search).get('as')]();
globalThis.source = source;
createRoot(document.querySelector('#root')).render(<ProductForm source={source} Input={Input} />);
