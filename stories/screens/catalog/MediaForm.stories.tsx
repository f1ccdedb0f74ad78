import { defaultSeed } from '@carillon/mocks';
import { MAX_UPLOAD_BYTES, medias } from '@carillon/protocol/catalog';
import { MediaForm } from '@carillon/react/backoffice';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../../../.storybook/stage.ts';
import type { Words } from '../../../.storybook/words.ts';
import { jpegHeader, pngHeader, takePicture } from '../../files.ts';
import { formStates } from '../../patterns/formStates.ts';

const meta: Meta<typeof MediaForm> = {
  title: 'Screens/Back-office/Media form',
  component: MediaForm,
  args: { id: 1 },
  parameters: {
    layout: 'fullscreen',
    screen: 'record',
    // Of the seed, products show the picture: it could not be deleted.
    stage: { as: 'admin', path: '/backend/media/1', seed: { products: [] } },
  },
};
export default meta;

type Story = StoryObj<typeof MediaForm>;

const findInput = (canvasElement: HTMLElement, t: Words) =>
  within(canvasElement).findByLabelText<HTMLInputElement>(t('media.file'), { selector: 'input' });

/** Without what the browser offers alone: a file is dropped, too. */
const choose = async (canvasElement: HTMLElement, t: Words, file: File) =>
  userEvent.upload(await findInput(canvasElement, t), file, { applyAccept: false });

const countAll = async (stage: Stage) => stage.client.http.request(medias.calls.count, { query: {} });

export const Ready: Story = {
  parameters: {
    proves: ['MED-02', 'MED-03', 'ENT-01'],
    stage: { seed: { products: defaultSeed.products } },
  },
  async play({ canvasElement, t, format }) {
    const canvas = within(canvasElement);
    const description = await canvas.findByRole('textbox', { name: t('media.description') });
    await expect(description).toHaveValue('Carillon Micro in warm white, front with display and volume knob');
    const picture = canvasElement.querySelector('form img');
    await expect(picture).toHaveAttribute(
      'src',
      expect.stringMatching(/\/public\/media\/catalog\/small-micro-front\.webp$/),
    );
    await waitFor(() => expect(picture).toHaveProperty('naturalWidth', 650));
    await expect(canvas.getByText('catalog/micro-front.webp')).toBeVisible();
    const { file_size = 0 } = defaultSeed.medias.find(({ id }) => id === 1) ?? {};
    const size = t('upload.size', { size: format.number(file_size / 1000, 2), unit: 'KB' });
    await expect(canvas.getByText(size)).toBeVisible();
    await expect(
      canvas.getAllByRole('button', { name: t('choosing.remove', { name: 'Player' }) }),
    ).toHaveLength(1);
    const view = canvas.getByRole('link', { name: t('form.view.of', { name: t('media.use.products') }) });
    await expect(view).toHaveAttribute('href', '/backend/products');
  },
};

export const Invalid: Story = {
  args: { id: 'add' },
  parameters: {
    proves: ['MED-02', 'ENT-02'],
    async reach({ canvas, userEvent, t }: StoryContext) {
      await userEvent.click(await canvas.findByRole('button', { name: t('form.add') }));
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(t('problem.media.file'))).toBeVisible());
    await expect(canvas.getByText(t('problem.media.description'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('upload.pick') })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: t('media.description') }), 'Lobby');
    await expect(canvas.queryByText(t('problem.media.description'))).toBeNull();
    await userEvent.clear(canvas.getByRole('textbox', { name: t('media.description') }));
    await userEvent.click(canvas.getByRole('button', { name: t('form.add') }));
    const description = canvas.getByRole('textbox', { name: t('media.description') });
    await waitFor(() => expect(description).toBeInvalid());
    await expect(canvas.getByRole('button', { name: t('upload.pick') })).toHaveFocus();
  },
};

const script = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>';
const unreadable = Object.assign(new File(['x'], 'cloud.png', { type: 'image/png' }), {
  arrayBuffer: () => Promise.reject(new DOMException('It was moved.', 'NotReadableError')),
});

const png = (content: BlobPart, name = 'rack.png') => new File([content], name, { type: 'image/png' });

/** What cannot be a picture is refused before it is sent, and says what to do; nothing is chosen. */
export const RefusedFiles: Story = {
  args: { id: 'add' },
  parameters: {
    proves: ['FLT-081', 'MED-02'],
    async reach({ canvasElement, t }: StoryContext) {
      await choose(canvasElement, t, png(pngHeader(50_000, 50_000)));
    },
  },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    const stage = loaded.stage as Stage;
    const button = await canvas.findByRole('button', { name: t('upload.pick') });
    const refused = [
      [png(pngHeader(50_000, 50_000)), t('upload.pixels')],
      [png(new Uint8Array(MAX_UPLOAD_BYTES + 1)), t('problem.media.fileSize')],
      [new File([script], 'logo.svg', { type: 'image/svg+xml' }), t('problem.media.fileType')],
      [png(''), t('upload.empty')],
      [png(script), t('problem.media.fileType')],
      [png(jpegHeader), t('upload.name')],
      [png('A text that is called a picture.'), t('problem.media.fileType')],
      [unreadable, t('upload.unread')],
    ] as const;
    for (const [file, sentence] of refused) {
      await choose(canvasElement, t, file);
      await waitFor(() => expect(button).toHaveAccessibleDescription(sentence));
      await expect(canvas.queryByRole('button', { name: t('upload.remove') })).toBeNull();
      await expect(canvasElement.querySelector('form img')).toBeNull();
    }
    // A name says nothing of what is in a file: it is shown as it is written, and is not kept.
    const name = `${'a'.repeat(290)}\u202epbew.exe.webp`;
    await choose(canvasElement, t, await takePicture(stage, name));
    await expect(await canvas.findByText(name.replace('\u202e', ''))).toBeVisible();
    await expect(button).not.toHaveAccessibleDescription();
  },
};

/** Another picture is seen before it is sent, in the place of the one that is there. */
export const AnotherPicture: Story = {
  parameters: {
    proves: ['MED-02'],
    async reach({ canvasElement, loaded, t }: StoryContext) {
      await choose(canvasElement, t, await takePicture(loaded.stage as Stage, 'rack-2027.webp'));
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('rack-2027.webp')).toBeVisible();
    const picture = canvasElement.querySelector('form img');
    await waitFor(() => expect(picture).toHaveAttribute('src', expect.stringMatching(/^blob:/)));
    await waitFor(() => expect(picture).toHaveProperty('naturalWidth', 1280));
    await userEvent.click(canvas.getByRole('button', { name: t('upload.keep') }));
    await waitFor(() =>
      expect(picture).toHaveAttribute('src', expect.stringMatching(/small-micro-front\.webp$/)),
    );
    await expect(canvas.getByRole('button', { name: t('upload.change') })).toHaveFocus();
    await expect(canvas.queryByText(t('form.unsaved'))).toBeNull();
  },
};

/** A new picture with its description is sent. */
async function add({ canvasElement, loaded, t }: StoryContext) {
  await choose(canvasElement, t, await takePicture(loaded.stage as Stage, 'rack.webp'));
  const canvas = within(canvasElement);
  await canvas.findByText('rack.webp');
  await userEvent.type(canvas.getByRole('textbox', { name: t('media.description') }), 'The rack');
  await userEvent.click(canvas.getByRole('button', { name: t('form.add') }));
}

/** Over a slow line: how much has left, and Stop. What was stopped is stored nowhere, and stays to be sent again. */
export const Uploading: Story = {
  args: { id: 'add' },
  parameters: { proves: ['MED-02', 'FLT-082'], stage: { uploadBytesPerSecond: 2000 }, reach: add },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    const stage = loaded.stage as Stage;
    const bar = await canvas.findByRole('progressbar', { name: t('upload.sending') });
    await waitFor(() => expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0));
    stage.clock.setSpeed(0);
    await userEvent.click(canvas.getByRole('button', { name: t('upload.stop') }));
    stage.clock.setSpeed(1);
    await waitFor(() => expect(canvas.getByRole('button', { name: t('upload.change') })).toHaveFocus());
    await expect(canvas.getByText('rack.webp')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: t('media.description') })).toHaveValue('The rack');
    await expect(await countAll(stage)).toBe(defaultSeed.medias.length);
  },
};

/** The line breaks: why stands beside the buttons, all that was chosen is there, and another try saves it. */
export const UploadBroken: Story = {
  args: { id: 'add' },
  parameters: { proves: ['FLT-082', 'ENT-01'], stage: { failsOnce: 'addMedia' }, reach: add },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('error.serverError'));
    await expect(canvas.getByText('rack.webp')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('form.add') }));
    const stage = loaded.stage as Stage;
    await waitFor(async () => expect(await countAll(stage)).toBe(defaultSeed.medias.length + 1));
    await waitFor(() => expect(canvas.queryByText(t('form.unsaved'))).toBeNull());
  },
};

/** Somebody else has replaced the picture: the frame shows it as it was, and as it is now. */
export const SomebodyElseReplacedIt: Story = {
  parameters: {
    proves: ['ENT-03', 'MED-02'],
    async reach({ canvasElement, loaded, t }: StoryContext) {
      const stage = loaded.stage as Stage;
      const canvas = within(canvasElement);
      const description = await canvas.findByRole('textbox', { name: t('media.description') });
      await stage.client.http.request(medias.calls.update, {
        id: 1,
        body: { upload: await takePicture(stage, 'theirs.webp', 5), description: 'Theirs', tag_ids: [1] },
      });
      await userEvent.clear(description);
      await userEvent.type(description, 'Mine');
      await userEvent.click(canvas.getByRole('button', { name: t('form.edit') }));
    },
  },
  async play({ canvasElement, t }) {
    const frame = within(await within(canvasElement).findByRole('group', { name: t('form.changed.title') }));
    const [picture] = frame.getAllByRole('listitem');
    await expect(picture).toHaveTextContent(/catalog\/micro-front\.webp.*[\da-f-]{36}\.webp/);
    // Without another file of one's own, theirs stays.
    await expect(picture).toHaveTextContent(t('form.changed.taken'));
    const choice = within(frame.getByRole('radiogroup', { name: t('media.description') }));
    await expect(choice.getByRole('radio', { name: `${t('form.changed.yours')} Mine` })).toBeChecked();
    await expect(
      choice.getByRole('radio', { name: `${t('form.changed.theirs')} Theirs` }),
    ).toBeInTheDocument();
  },
};

/** The dialog for tags, in which nothing is found. */
export const NoTagFound: Story = {
  args: { id: 'add' },
  parameters: {
    proves: ['MED-02', 'LST-11'],
    async reach({ canvas, userEvent, t }: StoryContext) {
      await userEvent.click(await canvas.findByRole('button', { name: t('catalog.tags.add') }));
      const dialog = within(await within(document.body).findByRole('dialog', { name: t('catalog.tags') }));
      const search = await dialog.findByRole('searchbox', { name: t('catalog.tags.search') });
      await userEvent.type(search, 'Nowhere');
    },
  },
  async play({ t }) {
    await expect(await within(document.body).findByText(t('catalog.tags.empty'))).toBeVisible();
  },
};

export const states = formStates({
  entity: medias,
  add: 'media.add',
  edit: 'media.edit',
  field: 'media.description',
  saveElsewhere: (http) =>
    http.request(medias.calls.update, { id: 1, body: { description: 'Somebody else', tag_ids: [1] } }),
  deleteElsewhere: (http) => http.request(medias.calls.remove, { id: 1 }),
});
