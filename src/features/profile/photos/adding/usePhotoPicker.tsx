import { type ReactNode, useRef } from 'react';

export interface PhotoPicker {
  /** Opens the picker of the device; phones offer their camera in it. */
  readonly open: () => void;
  /** To be rendered anywhere beside the control. */
  readonly field: ReactNode;
}

/** Lets a person choose picture files by any control of ours. */
export function usePhotoPicker(onFiles: (files: readonly File[]) => void): PhotoPicker {
  const input = useRef<HTMLInputElement>(null);
  const field = (
    <input
      ref={input}
      type="file"
      accept="image/*"
      multiple
      hidden
      onChange={({ currentTarget }) => {
        const files = Array.from(currentTarget.files ?? []);
        // The same file can be chosen again.
        currentTarget.value = '';
        onFiles(files);
      }}
    />
  );
  return { open: () => input.current?.click(), field };
}
