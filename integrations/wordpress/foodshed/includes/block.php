<?php
/**
 * The block, rendered on the server: a page keeps its settings and no markup, so that whoever writes pages may use it.
 *
 * @package Foodshed
 */

namespace Foodshed;

add_action( 'init', __NAMESPACE__ . '\register_block' );

/** Registers the block after its script. */
function register_block(): void {
	register_editor_scripts();
	register_block_type(
		dirname( FILE ) . '/editor',
		array(
			'description'     => __( 'A widget of your Foodshed network: classifieds, search, profiles and more.', 'foodshed' ),
			'render_callback' => __NAMESPACE__ . '\block',
		)
	);
}

/**
 * Renders the block.
 *
 * @param array $attributes The element, and its attributes as `values`.
 */
function block( array $attributes ): string {
	$widget = widget( (string) $attributes['element'], (array) $attributes['values'] );
	return '' === $widget ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $widget );
}
