/**
 * A file that is dropped where none is taken would open in a tab of its own, or in the place of the
 * app. Where files are taken their own listeners answer first; text can be dropped as ever.
 */
export function refuseFileDrops(): void {
  const refuse = (event: DragEvent) => {
    const { dataTransfer, defaultPrevented } = event;
    if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
}
