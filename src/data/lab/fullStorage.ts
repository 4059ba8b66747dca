type Writes = Pick<IDBObjectStore, 'put' | 'add'>;

/**
 * Lets every write of a database fail while `isFull` says so, as where the browser grants no more
 * space. `writes` is what all stores inherit from. Returns what ends it.
 */
export function fillStorage(writes: Writes, isFull: () => boolean): () => void {
  const { put, add } = writes;
  const refuse = () => {
    if (isFull()) throw new DOMException('The lab has filled the quota.', 'QuotaExceededError');
  };
  writes.put = function (this: IDBObjectStore, ...row) {
    refuse();
    return put.apply(this, row);
  };
  writes.add = function (this: IDBObjectStore, ...row) {
    refuse();
    return add.apply(this, row);
  };
  return () => {
    Object.assign(writes, { put, add });
  };
}
