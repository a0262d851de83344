/**
 * Makes npm's bill of materials the same for everyone who writes it of the same commit.
 *
 * @param {Record<string, any>} bill - What `npm sbom --sbom-format cyclonedx` printed. It has a random number, the time, the npm that wrote it and
 * the name of the folder.
 * @param {string} committedAt - Time of the commit, as ISO 8601.
 * @returns {Record<string, any>}
 */
export function settleBill(bill, committedAt) {
  const { serialNumber: _, metadata, ...rest } = bill;
  const { tools: __, component, ...other } = metadata;
  return {
    ...rest,
    metadata: {
      ...other,
      timestamp: new Date(committedAt).toISOString(),
      component: { ...component, name: component['bom-ref'].replace(/@[^@]*$/, ''), type: 'application' },
    },
  };
}
