import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ChosenFile } from '#src/gallery/chosen-file.tsx'
import { pictureAddress, pictureFile } from '#src/gallery/picture.ts'
import { say } from '#src/gallery/say.ts'
import { ImageCropper } from './image-cropper.tsx'
import { ImagePicker } from './image-picker.tsx'

const MB = 1024 * 1024
const drawing = () => new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' })
const broken = () => new File(['not a picture'], 'broken.png', { type: 'image/png' })

const words = {
  pick: '사진 고르기',
  change: '사진 바꾸기',
  picked: '고른 사진',
  title: '사진 자르기',
  close: '닫기',
  area: '잘라 낼 부분, 화살표로 옮겨요',
  zoom: '크기',
  confirm: '이 사진으로 할게요',
  busy: '자르고 있어요',
  problems: {
    unsupported: '사진만 올릴 수 있어요',
    'too-large': '20 MB까지 올릴 수 있어요',
    unreadable: '열 수 없는 사진이에요',
    failed: '사진을 줄이지 못했어요. 다른 사진을 골라 주세요',
  },
}

const meta = {
  title: 'Widgets/Image picker',
  component: ImagePicker,
  subcomponents: { ImageCropper },
  args: {
    label: '프로필 사진',
    value: null,
    maxBytes: MB,
    onPick: fn(),
    words,
  },
  tags: ['over-page'],
  parameters: { docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof ImagePicker>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Picked: Story = { render: (args) => <ImagePicker {...args} value={pictureAddress()} /> }

export const PickedWide: Story = { render: (args) => <ImagePicker {...args} shape="4:3" value={pictureAddress()} /> }

export const TooLarge: Story = {
  args: { maxFileBytes: 10 },
  decorators: [
    (Story) => (
      <ChosenFile file={pictureFile}>
        <Story />
      </ChosenFile>
    ),
  ],
}

export const NotAPhoto: Story = {
  decorators: [
    (Story) => (
      <ChosenFile file={drawing}>
        <Story />
      </ChosenFile>
    ),
  ],
}

/** The picture that was there stays. */
export const Unreadable: Story = {
  render: (args) => <ImagePicker {...args} value={pictureAddress()} />,
  decorators: [
    (Story) => (
      <ChosenFile file={broken}>
        <Story />
      </ChosenFile>
    ),
  ],
}

export const Cropping: Story = {
  tags: ['dialog'],
  decorators: [
    (Story) => (
      <ChosenFile file={pictureFile}>
        <Story />
      </ChosenFile>
    ),
  ],
}

/** What the sheet holds, while the picture is made and after it could not be made small enough. */
export const CroppingBusy: Story = {
  render: () => (
    <ImageCropper
      url={pictureAddress()}
      aspect={1}
      areaLabel={say(words.area)}
      zoomLabel={say(words.zoom)}
      confirm={say(words.confirm)}
      busy
      busyLabel={say(words.busy)}
      onCut={fn()}
    />
  ),
}

export const CroppingFailed: Story = {
  render: () => (
    <ImageCropper
      url={pictureAddress()}
      aspect={4 / 3}
      areaLabel={say(words.area)}
      zoomLabel={say(words.zoom)}
      problem={<p role="alert">{say(words.problems.failed)}</p>}
      confirm={say(words.confirm)}
      busy={false}
      busyLabel={say(words.busy)}
      onCut={fn()}
    />
  ),
}
