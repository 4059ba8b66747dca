/** The head of a table that has a column for each of the two. */
export function ColumnsOfTwo({ first, name }: { readonly first: string; readonly name: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col">You</th>
        <th scope="col">
          <bdi>{name}</bdi>
        </th>
      </tr>
    </thead>
  );
}
