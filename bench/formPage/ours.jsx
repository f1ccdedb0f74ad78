import { CarillonProvider } from '@carillon/react';
import { getRows } from '../../packages/react/src/patterns/form/rows.ts';
import { useForm } from '../../packages/react/src/patterns/form/useForm.ts';

export const ProductForm = (props) => (
  <CarillonProvider>
    <Fields {...props} />
  </CarillonProvider>
);

function Fields({ source, Input }) {
  const form = useForm(source);
  const prices = getRows(form, 'prices');
  return (
    <>
      <Input name="title" {...form.field('title')} />
      <Input name="radio.name" {...form.field('radio.name')} />
      {prices.rows.map(({ key, index, field }) => (
        <fieldset key={key}>
          <Input name={`prices.${index}.price`} {...field('price')} />
          <Input name={`prices.${index}.quantity`} {...field('quantity')} />
          <button type="button" data-remove={index} onClick={() => prices.remove(index)} />
          <button type="button" data-up={index} onClick={() => prices.move(index, index - 1)} />
        </fieldset>
      ))}
      <button type="button" id="add" onClick={() => prices.add({ price: '1', quantity: '1' })} />
      <button type="button" id="save" onClick={form.onSubmit} />
      <p id="step">{form.step.status}</p>
      <p id="dirty">{String(form.isDirty)}</p>
    </>
  );
}
